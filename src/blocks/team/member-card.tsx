import { ContactLines } from '@/features/property/ui/contact-lines'
import { Picture } from '@/components/ui/picture'
import type { TeamMember } from '@/features/content/server/find-agents'

interface MemberCardProps {
  member: TeamMember
  /** Written out: `Parle français et néerlandais`. */
  speaks: string | null
  headingLevel: 'h2' | 'h3'
  sizes: string
  /** Portrait and texts are side by side on phones. */
  isBesideOnPhone: boolean
}

/** A member of the agency. Without a portrait a drawing takes its place. */
export function MemberCard({
  member,
  speaks,
  headingLevel: Heading,
  sizes,
  isBesideOnPhone,
}: MemberCardProps) {
  const { name, role, portrait, phone, mobilePhone, email, registrationNumber } = member
  return (
    // As cards in a row, the parts of all members are aligned, also with long functions.
    <article className={`grid ${isBesideOnPhone ? 'member' : 'content-start'}`}>
      <div className={`relative aspect-[4/5] self-start bg-mist ${portrait ? '' : 'steps'}`.trim()}>
        {portrait && (
          <Picture
            source={portrait}
            sizes={sizes}
            shape={0.8}
            className="absolute inset-0 m-auto size-full"
          />
        )}
      </div>
      <div className={`min-w-0 ${isBesideOnPhone ? 'sm:mt-4' : 'mt-4'}`}>
        <Heading className="text-card">{name}</Heading>
        {role && <p className="mt-1">{role}</p>}
      </div>
      <div className="mt-3 min-w-0">
        <ContactLines phones={[mobilePhone, phone]} email={email} />
        {speaks && <p className="mt-3 text-small">{speaks}</p>}
        {registrationNumber && <p className="figures mt-1 text-small">{registrationNumber}</p>}
      </div>
    </article>
  )
}
