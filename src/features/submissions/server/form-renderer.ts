import type { InnerResponse } from '@/lib/http/inner-request'
import type { FormViewProps } from '@/features/submissions/ui/form-view'

/** A refused form on a page that is the same for every visitor. */
export interface RefusedForm extends Omit<FormViewProps, 'id' | 'subject'> {
  state: NonNullable<FormViewProps['state']>
}

/** Renders the page of a form with submitted values and errors. Null when Next must render it. */
export type RenderRefusedForm = (form: RefusedForm) => Promise<InnerResponse | null>

const key = Symbol.for('perron.form-renderer')

/** One per process: Next bundles its routes, which know the form, separately from the front, which can render it. */
const shared = globalThis as { [key]?: RenderRefusedForm }

/** Called once by the HTTP front. */
export function shareFormRenderer(render: RenderRefusedForm): void {
  shared[key] = render
}

/** Null in a process without stored pages, such as the development server. */
export const formRenderer = (): RenderRefusedForm | null => shared[key] ?? null
