/** Passwords of eight characters and more which are tried first by everyone who guesses; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 9876543210 987654321 87654321 12341234 11223344 12344321 123123123
  123321123 147258369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx qazwsxedc qwertyuiop qwerty123
  qwerty12 qwertyui asdfghjkl asdfasdf zxcvbnm123 qweasdzxc password password1 password12 password123 passw0rd
  p@ssw0rd p@ssword pass1234 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 admin123 administrator
  letmein123 welcome1 welcome123 iloveyou iloveyou1 sunshine princess football baseball superman batman123
  trustno1 starwars michael1 jennifer computer internet whatever dragon123 monkey123 master123 charlie1
  changeme changeme1 testtest test1234 testing123 guest123 google123 samsung1 minecraft nintendo nintendo1
  pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 pikachu25 charizard garchomp rayquaza mewtwo150
  greninja eevee133 pokemonvgc doraemon gundam00 naruto123 onepiece sakura123 arigatou aishiteru daisuki1
  japan123 tokyo123 nihongo1 sixsheet sixsheet1 sixsheet123 00000000 11111111 22222222 88888888 99999999`.split(
    /\s+/,
  ),
);
