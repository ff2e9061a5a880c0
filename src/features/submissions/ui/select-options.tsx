import type { FieldOption } from '@/features/submissions/model/form-field'

interface Group {
  heading: string | undefined
  options: FieldOption<string>[]
}

/** Groups adjacent options with the same heading. */
function inGroups(options: FieldOption<string>[]): Group[] {
  const groups: Group[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.heading === option.group) last.options.push(option)
    else groups.push({ heading: option.group, options: [option] })
  }
  return groups
}

function Options({ options }: { options: FieldOption<string>[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
}

/** The options of a select, in groups where they have headings. */
export function SelectOptions({ options }: { options: FieldOption<string>[] }) {
  return inGroups(options).map(({ heading, options: groupOptions }) =>
    heading ? (
      <optgroup key={heading} label={heading}>
        <Options options={groupOptions} />
      </optgroup>
    ) : (
      <Options key="" options={groupOptions} />
    ),
  )
}
