"""Drafts by hand: tables for scenarios, and tables written down."""
