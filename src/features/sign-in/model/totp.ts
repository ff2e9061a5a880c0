import { generateSecret, generateURI, verify } from 'otplib'

/** Seconds of a step, and of the tolerance on either side for clocks that differ (RFC 6238, section 5.2). */
const stepSeconds = 30

/** 160 bits, as RFC 4226 recommends, in Base32. */
export const makeTotpSecret = (): string => generateSecret({ length: 20 })

interface TotpAccount {
  /** Name of the site, which apps show above the account. */
  issuer: string
  email: string
  secret: string
}

/** The URI that authenticator apps read from the QR code. */
export const totpUri = ({ issuer, email, secret }: TotpAccount): string =>
  generateURI({ issuer, label: email, secret })

interface TotpAttempt {
  secret: string
  /** As typed; spaces do not count. */
  code: string
  now: Date
  /** The last step whose code was accepted; codes of it and of earlier ones no longer work. */
  after: number
}

/** The step of a code that is valid now, or null. The caller stores it, so that no code works twice. */
export async function findTotpStep({ secret, code, now, after }: TotpAttempt): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const result = await verify({ secret, token, epoch, epochTolerance: stepSeconds })
  if (!result.valid || !('timeStep' in result)) return null
  return result.timeStep > after ? result.timeStep : null
}
