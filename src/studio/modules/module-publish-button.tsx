import type { PublishButtonServerProps } from 'payload'

import { findModuleUses } from '@/lib/cms/find-module-uses'

import { PublishAfterQuestion } from './publish-after-question'

/** What Payload hands to the parts of an edit view beyond what its types say. */
type Props = PublishButtonServerProps & { id?: string | number }

/** The button that publishes a module: it asks first when the change shows on several pages. */
export async function ModulePublishButton({ id, payload, user }: Props) {
  const uses = id ? await findModuleUses(payload, String(id), user ?? null) : []
  return <PublishAfterQuestion count={uses.length} />
}
