// The entry point of a page that plays a Gridponder pack.
import { startPage } from "../page/start";
import { gridponderPage } from "./game";

startPage(gridponderPage);
