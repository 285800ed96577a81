import fc from 'fast-check';

// The same cases for every change, so that a score can be compared with the one before; and none is made smaller in vain.
fc.configureGlobal({ seed: 20261129, endOnFailure: true });
