/** The mark of the house: three stacked steps and an open door, one colour. */
export function PerronMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="currentColor" className={className}>
      <path d="M14 2h14v20h-4V6h-6v16h-4z" />
      <path d="M18 8l4-1.5V22h-4z" />
      <path d="M2 27h28v3H2zM6 23.5h24v2.5H6zM10 20h4v2.5h-4z" />
    </svg>
  )
}
