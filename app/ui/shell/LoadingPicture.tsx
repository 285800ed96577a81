import { Animation } from './Animation';
import data from './loading-animation.json';

/** The six cells of the mark, filling in one after the other. */
export default function LoadingPicture() {
  return <Animation animationData={data} className="loading-picture" />;
}
