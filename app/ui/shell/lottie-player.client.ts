// The server never draws animations: as a client module the player stays out of its bundle.
export { default as player } from 'lottie-web/build/player/lottie_light';
