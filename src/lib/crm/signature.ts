import { createHmac } from 'node:crypto'

/** What a receiver compares: proves that the body, at that moment, came from whoever knows the secret. */
export const signBody = (body: string, seconds: number, secret: string): string =>
  `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
