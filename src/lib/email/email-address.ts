/** Normalises an e-mail address so that its spellings compare as equal. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** Providers that ignore these signs in the part before the @. */
const ignoredSigns: Record<string, RegExp> = {
  'gmail.com': /\./g,
  'googlemail.com': /\./g,
  'proton.me': /[._-]/g,
  'protonmail.com': /[._-]/g,
  'pm.me': /[._-]/g,
}

/** Other domains of the same mailboxes. */
const sameDomain: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
}

/**
 * One spelling for all e-mail addresses that reach the same mailbox, for counting only: without what follows a plus sign,
 * and without the signs that large providers ignore. Never for sending.
 */
export function mailboxOf(email: string): string {
  const normalised = normaliseEmail(email)
  const at = normalised.lastIndexOf('@')
  if (at < 1) return normalised
  const domain = normalised.slice(at + 1)
  const name = normalised.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const mailbox = name.replace(ignoredSigns[domain] ?? /$^/g, '')
  return `${mailbox}@${sameDomain[domain] ?? domain}`
}

/** Whether a text can be an e-mail address that is searched for. Forms check more strictly. */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;"()]+@[^\s@<>,;"()]+\.[^\s@<>,;"().]+$/.test(text)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The spellings of an e-mail address: also as `neutraliseLinks` writes it (`a. b@x. be`) and as it is in a URL. */
const spellings = (email: string): string =>
  escaped(email).replaceAll('\\.', '[.\u3002\uff0e\uff61]\\s?').replace('@', '(?:@|%40)')

/** Matches an e-mail address as a whole word: not within `marjan@x.be` when `jan@x.be` is looked for. */
export const emailPattern = (email: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${spellings(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu')

const dot = '[.\u3002\uff0e\uff61]'
const word = "[\\p{L}\\p{N}_%+'-]+"

/** The look behind and the limits of repetition keep the time linear for long texts. */
const spelledEmail = new RegExp(
  `(?<![\\p{L}\\p{N}._%+'-])((?:${word}${dot}\\s?){0,8}${word})@((?:[\\p{L}\\p{N}-]+${dot}\\s?){1,8}[\\p{L}\\p{N}-]+)`,
  'gu',
)

/** The parts of a text between dots that a space follows: such a dot may be part of the address or end a sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(new RegExp(`(?<=${dot})\\s`, 'u')).map((part) => part.replace(new RegExp(dot, 'gu'), '.'))

/**
 * Every e-mail address that a text may contain, each once, normalised; also as `neutraliseLinks` writes it (`a@x. be`). A
 * text such as `Thanks. a@x. be` gives several, because the sentences around an address look like parts of it.
 */
export function findEmails(text: string): string[] {
  const emails = [...text.matchAll(spelledEmail)].flatMap(([, before = '', after = '']) => {
    const names = sentencesOf(before)
    const domains = sentencesOf(after)
    return names.flatMap((_, from) =>
      domains.map((__, last) => {
        const domain = domains
          .slice(0, last + 1)
          .join('')
          .replace(/\.$/, '')
        return `${names.slice(from).join('')}@${domain}`
      }),
    )
  })
  return [...new Set(emails.filter((each) => /\.\p{L}{2,}$/u.test(each)).map(normaliseEmail))]
}

/** An e-mail address for a page that other people may see: `m•••@example.org`. */
export const maskEmail = (email: string): string => email.replace(/^(.?).*(?=@)/su, '$1•••')

/** Recipient of e-mails whose content was erased after their retention period. `.invalid` is reserved (RFC 2606). */
export const redactedEmail = 'erased@erased.invalid'
