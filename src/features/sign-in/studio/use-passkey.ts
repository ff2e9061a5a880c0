import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'

const isOffered = () => window.isSecureContext && 'PublicKeyCredential' in window

/** Whether this browser offers passkeys at this address: over https and on localhost. False on the server. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    isOffered,
    () => false,
  )

/** Asks the browser for the signature of a passkey; null when it is refused or cancelled. */
export async function askPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options }).catch(() => null)
}

/** Asks the browser to make a passkey; null when it is refused or cancelled. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options }).catch(() => null)
}
