/**
 * What the font of our papers has beside plain Latin letters: those of Western and Central Europe, of Turkey and Romania,
 * and usual signs. The test compares it with the files of the font.
 */
const printable =
  /[\n\t -~\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2039\u203a\u20ac\u2212]/u

/** Left out on paper. */
const invisible = /\p{Cf}/u

const mostShown = 10

/** Those letters of a text that no paper of ours can show, each once; a few of them. */
export const unprintable = (text: string): string[] =>
  [...new Set(text)]
    .filter((letter) => !printable.test(letter) && !invisible.test(letter))
    .slice(0, mostShown)
