import { FormView } from '@/components/form/form-view'
import type { ShownForm } from '@/lib/data/find-shown-form'

interface SiteFormProps {
  form: ShownForm
  /** Path and query of the page. */
  page: string
  /** Public reference of the property, or number of the project. */
  subject: number
}

/** A form about a property or project, on a page of its own or at the end of theirs. */
export const SiteForm = ({ form, page, subject }: SiteFormProps) => (
  <FormView {...form} id={form.model.kind} page={page} subject={String(subject)} />
)
