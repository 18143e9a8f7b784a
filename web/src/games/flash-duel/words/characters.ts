// Every character in one line, and which of them ask least of somebody who plays for the first time.
export const inOneLine: Record<string, string> = {
  'Grave Stormborne': 'Undoes abilities, trades pairs for the card he needs.',
  'Jaina Stormborne': 'Shoots from six spaces away, fetches 5s back.',
  'Master Midori': 'Grows into a dragon whose attacks are stronger.',
  'Setsuki Hiruki': 'Always in motion: moves and strikes in one turn.',
  'Garus Rook': 'Slow and heavy: nobody blocks his 1s.',
  'Jefferson DeGrey': 'Pulls and pushes the other into his reach.',
  'Valerie Rose': 'Paints a number one higher or one lower.',
  'Max Geiger': 'Turns time back, and attacks twice.',
  'Lum Bam-foo': 'Gambles: poker hands, dice, double stakes.',
  'Argagarg Garg': 'Waits in peace behind a shield of bubbles.',
  'Sirus Quince': 'Hides a card, reads hands, answers blow with blow.',
  'General Onimaru': 'Sends a soldier ahead and looks into hands.',
  'Troq Bashar': 'Strong blows, and pushes twice as far.',
  'Bal-Bas-Beta': 'Reaches one farther, swaps cards for better ones.',
  'Master Menelker': 'Makes the other throw cards away.',
  'Mistress Persephone': 'Commands: the other comes closer, or loses a turn.',
  'Gloria Grayson': 'Heals: a lost duel is not lost yet.',
  'Gwen Grayson': 'Six cards in hand, and no time to lose.',
  Vendetta: 'Stuns, tumbles away, changes what must be blocked.',
  'Captain Zane': 'Rams, lays a mine, throws all hands away.',
};

/** Their abilities say plainly what they do, and work by themselves. */
export const forAFirstGame: readonly string[] = [
  'Jaina Stormborne',
  'Garus Rook',
  'Troq Bashar',
  'Gloria Grayson',
];
