// What a newcomer is told at each kind of question, in two sentences at most.

export const hints: Record<string, string> = {
  hero:
    'Each Hero fights in a way of their own: STR, TECH and MAG are the damage of their Attacks, HP ' +
    'is how much they endure. For a first game any of them is fine.',
  mission:
    'A secret goal: if it is fulfilled when the game ends, it is worth Shadow Stones. Keep the one ' +
    'that sounds like the game you want to play.',
  basic: 'Your first Item. One that raises the Stat your cards use is never wrong.',
  library:
    'Your Library: cards that you can learn later for 3 Experience each. Keep it unless most of ' +
    'them need Stats that your Hero lacks.',
  token: 'You lead this round. Gold buys Items, Experience buys cards; everybody gets one.',
  deal:
    'Only you see these cards. Each says what the Monster does to the player before whom it lies, ' +
    'when he attacks it or at the end of Step 3. Press the milder one: it goes before you, the ' +
    'other before your rival.',
  plan:
    'Choose cards with different numbers: each is used in the Step it shows. Keep one with a ' +
    'green shield to answer Attacks.',
  turn:
    'Glowing cards can be used in this Step. Press one, then say whom it hits: the Monster for ' +
    'its reward, or a rival. If nothing glows, end your turn in this Step.',
  queue:
    'The first card lies faceup. More cards with this number may lie facedown behind it: press ' +
    'them in the order of use, then use all of them. Or use it alone.',
  name:
    'Choose a target that glows. The red number is the damage. The Monster strikes back with your ' +
    'Monster-Action card; whoever brings it down alone takes the reward.',
  response:
    'You are under attack. Press a glowing card to respond: it says how much of the damage it ' +
    'blocks. You may also take the hit and save it for later.',
  shield: 'Each Shield Point stops one damage and is then broken.',
  purchase:
    'Every Item you buy is worth a Shadow Stone and makes you stronger. Choose one that you can ' +
    'pay, or pass.',
  study:
    'For 3 Experience a card of your Library joins your Deck, for another Shadow Stone. Prefer ' +
    'cards whose requirement your Hero meets.',
};
export const hintWords = {
  title: 'First game?',
  got: 'Got it',
  never: 'No more hints',
};
