import type { Payload } from 'payload'

/** How many leads and how many seats each address of the bench has. */
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
  const byAddress = (docs: { person?: { email?: string | null } }[]) => {
    const counts = new Map<string, number>()
    for (const { person } of docs)
      if (person?.email) counts.set(person.email, (counts.get(person.email) ?? 0) + 1)
    return counts
  }
  return { leads: byAddress(leads.docs), seats: byAddress(seats.docs) }
}

/** Addresses that were thanked and are not there, and those that are there more than once. */
export function compareStored(
  thanked: readonly string[],
  counts: ReadonlyMap<string, number>,
): { lost: string[]; double: string[] } {
  return {
    lost: thanked.filter((email) => !counts.has(email)),
    double: [...counts].flatMap(([email, count]) => (count > 1 ? [email] : [])),
  }
}
