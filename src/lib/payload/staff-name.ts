import type { Payload } from 'payload'

/** The name of a member of staff, for other staff; null when the account is gone or no id is given. */
export async function getStaffName(payload: Payload, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    // Names of colleagues are no secret among staff; only the name leaves this function.
    overrideAccess: true,
  })
  return user?.name ?? null
}
