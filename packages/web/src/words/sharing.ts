/** Links, files and records that players give to each other. */
export const SHARING_WORDS = {
  link: {
    damaged:
      'This link is damaged: part of it is missing or was changed. Copy the whole link again, or ask for the file.',
    tooLong: 'This link is too large: it unpacks to more than any game of ours. Ask for the file instead.',
    otherRules: 'It was made with another version of the rules. Ask for the file instead.',
    bad: (message: string): string => `This link cannot be played: ${message}`,
    looking: 'You are watching. Choose who plays, then continue from here.',
    play: 'Play from here',
  },

  record: {
    looking: (side: string): string =>
      `You see what ${side} saw. You can replay a record, but you cannot continue it.`,
    unreadable: 'This record is damaged and cannot be shown. Ask for the file again.',
  },

  share: {
    title: 'Share',
    position: 'Copy the position as a link',
    notation: 'Copy the position as text',
    game: 'Copy the whole game as a link',
    positionCopied: 'The position is copied as text.',
    linkCopied:
      'The link to this position is copied. Nothing is stored on a server: the link contains the position.',
    gameCopied: 'The link to this game is copied.',
    tooLong: 'This game is too long for a link. It was saved as a file instead.',
    share: (side: string): string => `Save what ${side} has seen`,
    shareOpen: 'Save the game with the dice sealed',
    shareHint: 'You can give this file to anyone, even to your opponent.',
    whole: 'The whole game',
    wholeHint:
      'These contain the seed of the dice and every sealed order of both sides. Keep them to yourself until the game is over.',
    wholeHintOpen:
      'These contain the seed of the dice, so they give away every roll to come. Keep them to yourself until the game is over.',
    byHand: 'The browser does not let the page use the clipboard. Copy this text yourself.',
  },
};
