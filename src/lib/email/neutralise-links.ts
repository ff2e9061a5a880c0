/** Invisible characters that a mail program may ignore, such as zero-width ones. */
const invisible = /\p{Cf}/gu

/** `https://`, `mailto:` and the like. The look behind keeps the time linear: a name is read from its beginning alone. */
const scheme = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:\/\/+|:\/\/+|(?:mailto|tel|sms|javascript|data):(?=\S)/giu

/**
 * A dot before a letter: mail programs turn `example.org` into a link. The other dots are equivalent in a host name.
 */
const dotBeforeLetter = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}_-]*\p{L})/gu

/** Schemes written inside each other, such as `hthttps://tps://`. Who goes further loses all colons. */
const maxPasses = 8

/**
 * Makes a text safe for an e-mail to a recipient who did not request it: everything that could become a link is broken
 * up, so that visitors cannot advertise through us. Numbers and amounts stay; a missing space after a full stop is
 * added.
 */
export function neutraliseLinks(text: string): string {
  const visible = text.replace(invisible, '')
  let neutral = visible
  for (let pass = 0; pass < maxPasses && neutral.search(scheme) >= 0; pass++)
    neutral = neutral.replace(scheme, '')
  if (neutral.search(scheme) >= 0) neutral = neutral.replaceAll(':', ' ')
  return neutral.replace(dotBeforeLetter, '. ')
}
