// The entry point of a page that plays board games.
import { startPage } from "../page/start";
import { gdlPage } from "./game";
import "./boardGames.css";

startPage(gdlPage);
