import type { PublishButtonServerProps } from 'payload'

import { findModuleUses } from '@/features/content/server/api'

import { SaveControls } from './save-controls'

/** Props that Payload passes to parts of an edit view but does not type. */
type Props = PublishButtonServerProps & { id?: string | number }

/** Publishes a module; asks first when it appears on several pages. */
export async function ModulePublishButton({ id, payload, user }: Props) {
  const uses = id ? await findModuleUses(payload, String(id), user ?? null) : []
  return <SaveControls moduleUses={uses.length} />
}
