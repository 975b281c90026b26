// Asks a host that does not exist for something, then says that it did.
fetch("http://example.com/").catch(() => postMessage("asked"));
