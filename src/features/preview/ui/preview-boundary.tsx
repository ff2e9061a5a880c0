'use client'

import { Component, type ReactNode } from 'react'

interface PreviewBoundaryProps {
  /** Another value means that the content was rendered again and may be shown again. */
  version: number
  instead: string | null
  children: ReactNode
}

/** Contains the error of a block, so that the rest of the page is shown. React offers error boundaries to classes only. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ version }: PreviewBoundaryProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- a class learns of new properties here alone
    if (version !== this.props.version && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    const { instead, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      instead && <p className="m-4 border border-dashed border-steel p-6 text-center text-slate">{instead}</p>
    )
  }
}
