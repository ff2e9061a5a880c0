/** What a mail server or a provider tells about a recipient. */
export interface MailEvent {
  /** The same event always has the same key, so that it counts once. */
  key: string
  email: string
  /** `hard`: the address does not exist; `soft`: this e-mail was not delivered; `complaint`: marked as spam. */
  kind: 'hard' | 'soft' | 'complaint'
  /** Shown to editors. */
  detail: string
}

export const maxDetailLength = 500

/**
 * Enhanced status codes (RFC 3463) that begin with 5 and still say nothing about the address: 1.7 and 1.8 the sender's
 * address, 2.2 a full mailbox, 2.3 and 3.4 the size, 6 the content, 7 a policy such as a blocklist.
 */
const notOfAddress = /^5\.(?:1\.[78]|2\.[23]|3\.4|6\.\d+|7\.\d+)$/

/** @param status an enhanced status code such as `5.1.1` */
export const bounceKind = (status: string): 'hard' | 'soft' =>
  status.startsWith('5.') && !notOfAddress.test(status) ? 'hard' : 'soft'

/** The enhanced status code in the reply of a mail server, such as `550 5.1.1 Unknown user`. */
export const statusOf = (reply: string): string | null =>
  /(?:^|\s)[245]\d\d[\s-]#?([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? null
