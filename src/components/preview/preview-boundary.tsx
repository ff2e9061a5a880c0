'use client'

import { Component, type ReactNode } from 'react'

interface PreviewBoundaryProps {
  /** Another one means that the content was made anew and may be shown again. */
  version: number
  instead: string | null
  children: ReactNode
}

/** Keeps a block that cannot be shown from taking the page with it. React offers this to classes only. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ version }: PreviewBoundaryProps) {
    if (version !== this.props.version && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    const { instead, children } = this.props
    if (!this.state.hasFailed) return children
    return instead && <p className="preview-incomplete">{instead}</p>
  }
}
