import keepScript from './keep-script.ts?script';
import { WaitingBox } from './WaitingBox';

/** Stores a player's pages for venues without a network, and shows submissions that wait for one. */
export const Offline = () => (
  <>
    <WaitingBox />
    <script type="module" src={keepScript} />
  </>
);
