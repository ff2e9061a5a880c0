import type { Payload, SanitizedConfig } from 'payload'

let running: Payload | null = null
let config: SanitizedConfig | null = null

/** Sets the Payload that the product's reads use in integration tests; null after the file that started it. */
export const setTestPayload = (payload: Payload | null): void => {
  running = payload
  config = payload?.config ?? config
}

/** Replaces the product's function of this name: the Payload that the running test file started. */
export async function payloadClient(): Promise<Payload> {
  if (!running) throw new Error('No Payload is running. Start one with makePayload.')
  return running
}

/** Replaces the product's function of this name: the configuration of the Payload that was started last. */
export async function payloadConfig(): Promise<SanitizedConfig> {
  if (!config) throw new Error('No Payload was started. Start one with makePayload.')
  return config
}
