const noBreakSpace = '\u00a0'

/** French texts in source code: `fr: '…'` of labels and help texts, with their escapes read and an ellipsis for each value. */
export const findFrenchTexts = (code: string): string[] =>
  [...code.matchAll(/\bfr: (['"`])((?:\\.|(?!\1)[^\\])*)\1/gs)].map(([, , text = '']) =>
    text
      .replaceAll(/\$\{[^}]*\}/g, '…')
      .replaceAll(/\\u00a0/gi, noBreakSpace)
      .replaceAll(/\\(['"`])/g, '$1'),
  )

/**
 * Whether a French text has a colon, semicolon, question or exclamation mark or a guillemet without its no-break space.
 * Marks inside a word, such as in a URL, are none; several marks count as one.
 */
export const lacksNoBreakSpace = (text: string): boolean =>
  /(?<![\u00a0?!])[;?!]+(?=[\s»)]|$)|(?<!\u00a0):(?=\s|$)|(?<!\u00a0)»|«(?!\u00a0)/.test(text)
