import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { isRecord } from '@/lib/values/read-value'
import type { LogInChallenge, SecondFactor, User } from '@/payload-types'

import { claimPasskeyUse, findFactors, type NewFactor } from './factors'

/** Passkeys belong to the site's host name; browsers offer them over https and on localhost only. */
const site = () => {
  const { hostname, origin } = new URL(env.serverUrl)
  return { rpID: hostname, origin }
}

const passkeysOf = (factors: readonly SecondFactor[]) => factors.filter(({ kind }) => kind === 'passkey')

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

type Nonce = Pick<LogInChallenge, 'nonce'>

/** What a browser needs to make a passkey. */
export async function makeRegistration(
  user: Pick<User, 'id' | 'email' | 'name'>,
  factors: readonly SecondFactor[],
  { nonce }: Nonce,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rpID } = site()
  return generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytesOf(nonce),
    attestationType: 'none',
    excludeCredentials: passkeysOf(factors).map(({ key }) => ({ id: key })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** The passkey that a browser made for this challenge; null when the answer is not valid. */
export async function readRegistration(answer: unknown, { nonce }: Nonce): Promise<NewFactor | null> {
  if (!isRecord(answer)) return null
  const { rpID, origin } = site()
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      // The library checks every part of it.
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { kind: 'passkey', key: id, secret: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return null
  }
}

/** What a browser needs to use a passkey of the account; null when it has none. */
export async function makeAuthentication(
  factors: readonly SecondFactor[],
  { nonce }: Nonce,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const passkeys = passkeysOf(factors)
  if (passkeys.length === 0) return null
  return generateAuthenticationOptions({
    rpID: site().rpID,
    challenge: bytesOf(nonce),
    allowCredentials: passkeys.map(({ key }) => ({ id: key })),
    userVerification: 'preferred',
  })
}

async function readCounter(answer: unknown, { nonce }: Nonce, passkey: SecondFactor): Promise<number | null> {
  const { rpID, origin } = site()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks every part of it.
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: nonce,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.key,
        publicKey: bytesOf(passkey.secret ?? ''),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Checks the signature of a passkey of the account. The caller claims the challenge, so that it works once. */
export async function claimPasskey(
  payload: Payload,
  { user, answer, challenge, now }: { user: string; answer: unknown; challenge: Nonce; now: Date },
): Promise<boolean> {
  if (!isRecord(answer)) return false
  const passkey = passkeysOf(await findFactors(payload, user)).find(({ key }) => key === answer.id)
  const counter = passkey ? await readCounter(answer, challenge, passkey) : null
  return passkey !== undefined && counter !== null && claimPasskeyUse(payload, passkey.id, counter, now)
}
