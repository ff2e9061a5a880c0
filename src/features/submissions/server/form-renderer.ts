import type { InnerResponse } from '@/lib/http/inner-request'
import type { FormViewProps } from '@/features/submissions/ui/form-view'
import { processState } from '@/lib/process-state'

/** A refused form on a page that is the same for every visitor. */
export interface RefusedForm extends Omit<FormViewProps, 'id' | 'subject'> {
  state: NonNullable<FormViewProps['state']>
}

/** Renders the page of a form with submitted values and errors. Null when Next must render it. */
export type RenderRefusedForm = (form: RefusedForm) => Promise<InnerResponse | null>

/** Next's routes know the form, and the HTTP server can render it. */
const renderer = () =>
  processState<{ render: RenderRefusedForm | null }>('form-renderer', () => ({ render: null }))

/** Called once by the HTTP server. */
export function shareFormRenderer(render: RenderRefusedForm): void {
  renderer().render = render
}

/** Null in a process without stored pages, such as the development server. */
export const formRenderer = (): RenderRefusedForm | null => renderer().render
