import { BookingRefusal } from '@/features/appointments/server/booking-refusal'
import type { SignedLink } from '@/lib/http/find-signed-link'

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** Changes an appointment and redirects to its page, which shows the result. */
export async function changeAndReturn(
  link: SignedLink,
  done: 'confirmed' | 'moved' | 'cancelled',
  change: () => Promise<unknown>,
): Promise<Response> {
  try {
    await change()
    return redirectTo(`${link.path}?done=${done}`)
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    return redirectTo(`${link.path}?problem=${error.reason}`)
  }
}
