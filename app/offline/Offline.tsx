import keepScript from './keep-script.ts?script';
import { WaitingBox } from './WaitingBox';

/** On pages of a player: keeps them for a venue without a network, and tells of hand-ins that wait for one. */
export const Offline = () => (
  <>
    <WaitingBox />
    <script type="module" src={keepScript} />
  </>
);
