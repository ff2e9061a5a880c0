import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { DkimSettings } from '@/lib/mail-variables'

/** RFC 8301: verifiers ignore shorter keys. */
const minBits = 1024

/**
 * The signed headers: those of RFC 6376, section 5.4.1, that e-mails of this site can have, and both of RFC 8058, which
 * mail programs believe only when they are signed.
 */
const signedHeaders = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

/** @throws when the file cannot be read, or the key is none that can sign */
function openKey({ privateKey }: DkimSettings): KeyObject {
  const text = privateKey.startsWith('/') ? readFileSync(privateKey, 'utf8') : privateKey
  // Files of variables keep a key in one line.
  const key = createPrivateKey(text.replaceAll('\\n', '\n'))
  if (key.asymmetricKeyType !== 'rsa') throw new Error('must be an RSA key')
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < minBits)
    throw new Error(`must have at least ${minBits} bits`)
  return key
}

/** What nodemailer needs to sign. */
export const dkimOptions = (settings: DkimSettings) => ({
  domainName: settings.domain,
  keySelector: settings.selector,
  privateKey: openKey(settings).export({ type: 'pkcs8', format: 'pem' }).toString(),
  headerFieldNames: signedHeaders,
})

/** @returns why the key cannot sign, in one line without the key, or null */
export function findDkimProblem(settings: DkimSettings): string | null {
  try {
    openKey(settings)
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      return `cannot be read (${code}): ${settings.privateKey}`
    return message.startsWith('must') ? message : 'is not a private key in PEM without a password'
  }
}

/** The TXT record to publish. Long values are several strings of at most 255 bytes in a zone file. */
export function dkimRecord(settings: DkimSettings): { name: string; value: string } {
  const key = createPublicKey(openKey(settings)).export({ type: 'spki', format: 'der' })
  return {
    name: `${settings.selector}._domainkey.${settings.domain}`,
    value: `v=DKIM1; k=rsa; p=${key.toString('base64')}`,
  }
}
