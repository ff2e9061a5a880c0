import type { WritingKind } from '@/features/writing-help/model/writing-kinds'
import { env } from '@/lib/env'

import { WritingHelp } from './writing-help'

interface FieldProps {
  path: string
  kinds: WritingKind[]
  readOnly?: boolean
}

/** Below a field: the proposals for it. Nothing without a language model. */
export const WritingHelpField = ({ path, kinds, readOnly }: FieldProps) =>
  env.languageModel && !readOnly ? <WritingHelp path={path} kinds={kinds} /> : null
