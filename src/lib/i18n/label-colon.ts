/** The colon between a label and its value, in the language of a text: French has a no-break space before it. */
export const labelColon = (language: string): string => (language === 'fr' ? '\u00a0: ' : ': ')
