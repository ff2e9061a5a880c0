import { env } from '@/lib/env'
import { makeSignedToken, readSignedToken } from '@/lib/http/signed-links'
import { hoursAfter } from '@/lib/time/belgian-time'

/** The thank-you page may be opened again for as long. */
const lifeHours = 48

/** What the thank-you page tells of. */
type ReceiptOf = 'booking' | 'search'

/**
 * The signed parameter of a thank-you page, which shows what was sent and changes nothing. The link that confirms is in the
 * e-mail alone (decision 036).
 *
 * @param id of the stored document
 */
export const signReceipt = (of: ReceiptOf, id: string): string =>
  `${id}.${makeSignedToken(['perron:receipt', of, id], hoursAfter(new Date(), lifeHours), env.payloadSecret)}`

/** The id of a receipt; null when it has expired or was changed. */
export function readReceipt(of: ReceiptOf, receipt: unknown): string | null {
  const [, id, token] = /^([\w-]{1,64})\.(.{1,100})$/.exec(typeof receipt === 'string' ? receipt : '') ?? []
  if (!id || !token) return null
  return readSignedToken(token, ['perron:receipt', of, id], env.payloadSecret) && id
}
