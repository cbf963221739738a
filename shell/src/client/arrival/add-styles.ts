import type { ComponentProps } from 'react';
import type { StyleSheetContext } from 'styled-components';
import type { ComponentStyle } from '@careers/contract';

type StyleSheet = ComponentProps<typeof StyleSheetContext.Provider>['value']['styleSheet'];

/** Adds the rules that the page's sheet has not got, where its own components will look for them. */
export function addStyles(sheet: StyleSheet, styles: readonly ComponentStyle[]): void {
  for (const { component, name, rules } of styles)
    if (!sheet.hasNameForId(component, name)) sheet.insertRules(component, name, [...rules]);
}
