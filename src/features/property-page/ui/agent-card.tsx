import { Picture } from '@/components/ui/picture'
import { documentMark, fieldMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import type { AgentContact } from '@/features/property-page/model/property-detail'

import { ContactLines } from '@/features/property/ui/contact-lines'

interface AgentCardProps {
  agent: AgentContact
  /** Elsewhere on the page the portrait signs what the agent says. */
  hasPortrait?: boolean
  t: Translator
}

const Portrait = ({ agent }: Pick<AgentCardProps, 'agent'>) =>
  agent.portrait && (
    <Picture
      source={agent.portrait}
      sizes="80px"
      shape={0.8}
      className="aspect-[4/5] w-20 shrink-0 self-start bg-mist"
    />
  )

/** What the agent says of a property, signed with portrait and name. */
export const AgentQuote = ({ agent, line }: { agent: AgentContact; line: string }) => (
  <figure
    className="mt-6 flex gap-4 border-t border-line pt-5 print:mt-3 print:pt-3"
    data-field={fieldMark('agentLine')}
  >
    <Portrait agent={agent} />
    <div className="max-w-2xl min-w-0 break-words hyphens-auto">
      <blockquote className="text-lead">{line}</blockquote>
      <figcaption className="mt-2 text-small text-slate">{agent.name}</figcaption>
    </div>
  </figure>
)

/** The agent responsible for a property. */
export function AgentCard({ agent, hasPortrait = true, t }: AgentCardProps) {
  return (
    <section
      aria-label={t('property.contact')}
      className="flex flex-wrap gap-4"
      data-document={documentMark('agents', agent.id)}
    >
      {hasPortrait && <Portrait agent={agent} />}
      <div className="min-w-0 flex-1">
        <p className="font-display text-card font-semibold">{agent.name}</p>
        {agent.role && <p className="text-small text-slate">{agent.role}</p>}
        <ContactLines phones={[agent.phone]} email={agent.email} className="mt-2" />
        {agent.registrationNumber && <p className="text-small text-steel">{agent.registrationNumber}</p>}
      </div>
    </section>
  )
}
