import type { Payload } from 'payload'

/** Number of leads and of seats by e-mail address of the bench. */
export async function countStored(
  payload: Payload,
): Promise<{ leads: Map<string, number>; seats: Map<string, number> }> {
  const options = {
    depth: 0,
    pagination: false,
    where: { 'person.email': { like: 'bench-' } },
    select: { person: true },
    overrideAccess: true,
  } as const
  const [leads, seats] = await Promise.all([
    payload.find({ collection: 'leads', ...options }),
    payload.find({ collection: 'appointments', ...options }),
  ])
  const countByEmail = (docs: { person?: { email?: string | null } }[]) => {
    const counts = new Map<string, number>()
    for (const { person } of docs)
      if (person?.email) counts.set(person.email, (counts.get(person.email) ?? 0) + 1)
    return counts
  }
  return { leads: countByEmail(leads.docs), seats: countByEmail(seats.docs) }
}

/** E-mail addresses whose submission was acknowledged but not stored, and those stored more than once. */
export function compareStored(
  acknowledged: readonly string[],
  counts: ReadonlyMap<string, number>,
): { lostEmails: string[]; double: string[] } {
  return {
    lostEmails: acknowledged.filter((email) => !counts.has(email)),
    double: [...counts].flatMap(([email, count]) => (count > 1 ? [email] : [])),
  }
}
