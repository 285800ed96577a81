import { Animation } from './Animation';
import data from './loading-animation.json';

export default function LoadingPicture() {
  return <Animation animationData={data} className="loading-picture" />;
}
