import type { Payload } from 'payload'

import { signReceipt } from '@/features/submissions/server/api'

import { findBySubmission } from './book-appointment'

/** What the thank-you page of a booking is shown with: it tells day, hour and place; null when nothing was booked. */
export async function makeReceipt(payload: Payload, submissionKey: string): Promise<string | null> {
  const booked = await findBySubmission(payload, submissionKey)
  return booked ? signReceipt('booking', booked.id) : null
}
