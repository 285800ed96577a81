export const offline = {
  title: 'Teams without a network',
  lead: 'There’s no network, so this shows what is on your device.',
  unchecked: 'This is what the QR code says. The server hasn’t checked it yet.',
  damaged: 'We couldn’t read this QR code. Scan it again, or open it where there’s a network.',
  newer: 'This QR code is in a newer format. Open it where there’s a network.',
  reload: 'Try to reach the server again',
  kept: 'Pages kept on this device:',
  none: 'No pages are kept on this device. Open this where there’s a network.',
  unknown: 'A name this device doesn’t know',
  on: 'What the QR code says is from {{day}}.',
};
