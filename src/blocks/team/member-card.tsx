import { ContactLines } from '@/features/property/ui/contact-lines'
import { Picture } from '@/components/ui/picture'
import type { TeamMember } from '@/features/content/server/find-agents'

interface MemberCardProps {
  member: TeamMember
  /** Written out: `Parle français et néerlandais`. */
  speaks: string | null
  headingLevel: 'h2' | 'h3'
  sizes: string
  /** When portrait and texts are side by side: always, on phones only, or never. */
  beside: 'always' | 'onPhone' | 'never'
}

/** As cards, the parts of all members of a row are aligned, also with long functions. */
const frames = {
  always:
    'grid-cols-[7rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-10',
  onPhone: 'member',
  never: 'content-start',
}

const portraitFrames = { always: 'row-span-2', onPhone: 'max-sm:row-span-2', never: '' }

const nameFrames = { always: 'border-t border-ink pt-4', onPhone: 'sm:mt-4', never: 'mt-4' }

/** A member of the agency. Without a portrait a drawing takes its place. */
export function MemberCard({ member, speaks, headingLevel: Heading, sizes, beside }: MemberCardProps) {
  const { name, role, portrait, phone, mobilePhone, email, registrationNumber } = member
  return (
    <article className={`grid ${frames[beside]}`}>
      <div className={portraitFrames[beside]}>
        {portrait ? (
          <Picture source={portrait} sizes={sizes} className="aspect-[4/5] w-full bg-mist" />
        ) : (
          <div className="steps aspect-[4/5] w-full bg-mist" />
        )}
      </div>
      <div className={`min-w-0 ${nameFrames[beside]}`}>
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
