import type { FieldOption } from '@/lib/forms/form-field'

interface Group {
  heading: string | undefined
  options: FieldOption<string>[]
}

/** Neighbours under one heading stand together. */
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

/** What a list offers, under headings where there are any. */
export function SelectOptions({ options }: { options: FieldOption<string>[] }) {
  return inGroups(options).map(({ heading, options: own }) =>
    heading ? (
      <optgroup key={heading} label={heading}>
        <Options options={own} />
      </optgroup>
    ) : (
      <Options key="" options={own} />
    ),
  )
}
