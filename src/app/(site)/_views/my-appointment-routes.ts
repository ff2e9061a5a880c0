import { BookingRefusal } from '@/lib/actions/appointments/booking-refusal'
import type { MyLink } from '@/lib/data/find-my-link'

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** Changes an appointment and leads back to its page, which says what came of it. */
export async function changeAndReturn(
  link: MyLink,
  done: 'moved' | 'cancelled',
  change: () => Promise<unknown>,
): Promise<Response> {
  try {
    await change()
    return leadTo(`${link.path}?done=${done}`)
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    return leadTo(`${link.path}?problem=${error.reason}`)
  }
}
