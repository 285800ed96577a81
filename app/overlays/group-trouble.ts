/** Reasons why a URL leads to no group, shown to the crew with `debug=1`. */
export const groupTroubles = {
  unknownGroup: 'group= names no group of this site: copy the address again',
  unknownStream:
    'stream= names no stream of this group: leave it out, or add the stream in the broadcast settings',
  severalGroups: 'several groups use this event: the address has to name one with group=',
  noGroup: 'no group has chosen this event: name one with group=, or choose it in the broadcast settings',
};
export type GroupTrouble = keyof typeof groupTroubles;
