//! The messages there are.

macro_rules! keys {
    ($($name:ident = $id:literal $(($($arg:literal),*))?),* $(,)?) => {
        /// A message, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Key {
            $(#[doc = concat!("`", $id, "`")] $name,)*
        }

        impl Key {
            /// Every message.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The name in the Fluent files.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The arguments it takes.
            pub const fn args(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$($($arg),*)?],)* }
            }
        }
    };
}

keys! {
    AppName = "app-name",
    PageTitle = "page-title" ("place"),
    // The rule sets.
    American = "variant-american",
    Russian = "variant-russian",
    Brazilian = "variant-brazilian",
    Spanish = "variant-spanish",
    Italian = "variant-italian",
    Czech = "variant-czech",
    International = "variant-international",
    Thai = "variant-thai",
    OptionalCapture = "optional-capture",
    OptionalCaptureNote = "optional-capture-note",
    // Sides and pieces.
    Black = "side-black",
    White = "side-white",
    Piece = "piece" ("side", "rank"),
    // Whose turn.
    YourTurn = "your-turn",
    SideToMove = "side-to-move" ("side"),
    Thinking = "thinking",
    CaptureGoesOn = "capture-goes-on",
    LookingBack = "looking-back" ("move"),
    LookingAtStart = "looking-at-start",
    // The players.
    You = "player-you",
    Computer = "player-computer" ("level"),
    PlaysSide = "player-plays" ("side"),
    Captured = "captured" ("men", "kings"),
    // Draw counts on their way.
    CountNoProgress = "count-no-progress" ("count", "limit"),
    CountKingsOnly = "count-kings-only" ("count", "limit"),
    CountLoneKing = "count-lone-king" ("count", "limit"),
    CountManyKings = "count-many-kings" ("count", "limit", "kings"),
    CountMainRoad = "count-main-road" ("count", "limit"),
    CountSameMaterial = "count-same-material" ("count", "limit"),
    CountRepetition = "count-repetition" ("count", "limit"),
    // The result.
    YouWon = "you-won",
    ComputerWon = "computer-won",
    SideWon = "side-won" ("side"),
    Drawn = "drawn",
    NoPieces = "reason-no-pieces" ("side"),
    NoMoves = "reason-no-moves" ("side"),
    Resigned = "reason-resigned" ("side"),
    DrawnNoProgress = "reason-no-progress" ("limit"),
    DrawnKingsOnly = "reason-kings-only" ("limit"),
    DrawnLoneKing = "reason-lone-king" ("limit"),
    DrawnManyKings = "reason-many-kings" ("limit", "kings"),
    DrawnMainRoad = "reason-main-road" ("limit"),
    DrawnSameMaterial = "reason-same-material" ("limit"),
    DrawnRepetition = "reason-repetition" ("times"),
    // What is said.
    SaidMove = "said-move" ("side", "from", "to"),
    SaidCapture = "said-capture" ("side", "from", "to", "count"),
    SaidCrowned = "said-crowned",
    SaidPicked = "said-picked" ("square", "targets"),
    SaidHopped = "said-hopped" ("square", "targets"),
    SaidPutBack = "said-put-back",
    SaidUndone = "said-undone",
    SaidRedone = "said-redone",
    SaidStarted = "said-started" ("variant"),
    SaidHintAsked = "said-hint-asked",
    SaidHint = "said-hint" ("from", "to"),
    // Why not.
    RefusedOver = "refused-over",
    RefusedTurn = "refused-turn",
    RefusedLooking = "refused-looking",
    RefusedNothing = "refused-nothing",
    RefusedNotYours = "refused-not-yours",
    RefusedBlocked = "refused-blocked",
    RefusedMustCapture = "refused-must-capture" ("squares", "count"),
    RefusedOtherCapture = "refused-other-capture" ("squares", "count"),
    RefusedNotThere = "refused-not-there",
    RefusedUnfinished = "refused-unfinished" ("squares"),
    // The board.
    BoardLabel = "board-label" ("side"),
    SquareEmpty = "square-empty" ("square"),
    SquarePiece = "square-piece" ("square", "piece"),
    CanMove = "square-can-move",
    InHand = "square-in-hand",
    CanLand = "square-can-land",
    Waiting = "square-waiting",
    LastMove = "square-last-move",
    Hinted = "square-hinted",
    // What can be done.
    Undo = "undo",
    Redo = "redo",
    Flip = "flip",
    Hint = "hint",
    MoveNow = "move-now",
    Resign = "resign",
    NewGame = "new-game",
    Rematch = "rematch",
    BackToGame = "back-to-game",
    PlayFromHere = "play-from-here",
    ActionsLabel = "actions-label",
    ResignQuestion = "resign-question",
    ResignYes = "resign-yes",
    ResignNo = "resign-no",
    // The moves.
    Moves = "moves",
    NoMovesYet = "no-moves-yet",
    Start = "moves-start",
    MoveLabel = "move-label" ("number", "side", "move"),
    // A new game.
    ChooseVariant = "choose-variant",
    ChooseOpponent = "choose-opponent",
    OpponentComputer = "opponent-computer",
    OpponentPerson = "opponent-person",
    ChooseLevel = "choose-level",
    Level1 = "level-1",
    Level2 = "level-2",
    Level3 = "level-3",
    Level4 = "level-4",
    Level5 = "level-5",
    Level6 = "level-6",
    Level7 = "level-7",
    Level8 = "level-8",
    Level9 = "level-9",
    Level10 = "level-10",
    ChooseSide = "choose-side",
    MovesFirst = "moves-first" ("side"),
    MovesSecond = "moves-second" ("side"),
    ChooseProfile = "choose-profile",
    ProfileTable = "profile-table",
    ProfileFederation = "profile-federation",
    ProfileTableNote = "profile-table-note",
    ProfileFederationNote = "profile-federation-note",
    StartGame = "start-game",
    // What makes a rule set what it is.
    FactSmallerArmy = "fact-army" ("men"),
    FactBoard = "fact-board" ("size", "men"),
    FactMenForward = "fact-men-forward",
    FactMenBothWays = "fact-men-both-ways",
    FactKingShort = "fact-king-short",
    FactKingFlies = "fact-king-flies",
    FactKingLandsBehind = "fact-king-lands-behind",
    FactKingSafeFromMen = "fact-king-safe-from-men",
    FactFreeChoice = "fact-free-choice",
    FactMostPieces = "fact-most-pieces",
    FactMostKings = "fact-most-kings",
    FactKingFirst = "fact-king-first",
    FactLadder = "fact-ladder",
    FactGoesOnAsKing = "fact-goes-on-as-king",
    FactAtOnce = "fact-at-once",
    FactOptional = "fact-optional",
    // The rules.
    Rules = "rules-link",
    RulesOf = "rules-of" ("name"),
    RulesComing = "rules-loading",
    RulesMissing = "rules-missing",
    TryAgain = "rules-try-again",
    // The library, whose own texts are a part by themselves.
    Library = "library",
    LibraryComing = "library-loading",
    LibraryMissing = "library-missing",
    Share = "share",
    // Settings.
    Settings = "settings",
    Language = "settings-language",
    Appearance = "settings-appearance",
    ThemeSystem = "theme-system",
    ThemeLight = "theme-light",
    ThemeDark = "theme-dark",
    CoordinatesTitle = "settings-coordinates",
    CoordinatesNumbers = "coordinates-numbers",
    CoordinatesLetters = "coordinates-letters",
    CoordinatesNone = "coordinates-none",
    Close = "close",
    Version = "version" ("version", "build"),
    Install = "install",
    InstallByHand = "install-by-hand",
    Report = "report",
    ReportCopied = "report-copied",
    ReportByHand = "report-by-hand",
    // What is kept on the device, in a file.
    Backup = "backup",
    BackupSave = "backup-save",
    BackupRead = "backup-read",
    BackupGame = "backup-game" ("variant", "count"),
    BackupSettings = "backup-settings-only",
    BackupYes = "backup-yes",
    BackupNo = "backup-no",
    BackupDone = "backup-done",
    BackupBad = "backup-bad",
    BackupNewer = "backup-newer",
    AsideKept = "aside-kept" ("count"),
    AsideDelete = "aside-delete",
    // The version on the device.
    OfflineReady = "offline-ready",
    UpdateReady = "update-ready",
    UpdateNow = "update-now",
    UpdateLater = "update-later",
    UpdateWaits = "update-waits",
    // What went wrong.
    StorageBlocked = "trouble-blocked",
    StorageFull = "trouble-full",
    SaveUnreadable = "trouble-unreadable",
    SaveNewer = "trouble-newer",
    SaveStuck = "trouble-stuck",
    Elsewhere = "elsewhere",
    PlayHere = "play-here",
    TextsMissing = "trouble-texts",
    EngineFailed = "trouble-engine",
    AskAgain = "ask-again",
    Dismiss = "dismiss",
}
