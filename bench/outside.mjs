// The outside measure: a bare socket.io server that stores nothing and knows no rules. A socket joins a
// table; its messages go to all clients there, with as many bytes as a table's view has.
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { Server } = require("socket.io");

const view = "x".repeat(Number(process.argv[2] ?? 5000));
const io = new Server({ transports: ["websocket"], perMessageDeflate: false, serveClient: false });
io.on("connection", (socket) => {
  socket.on("look", (table) => {
    void socket.join(table);
    socket.emit("table", 0);
  });
  socket.on("play", (table, entry) => io.to(table).emit("step", entry, view));
});
io.listen(0);
io.httpServer.on("listening", () => console.log(io.httpServer.address().port));
