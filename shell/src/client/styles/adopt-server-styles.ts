import { __PRIVATE__, version } from 'styled-components';
import { SERVER_STYLES, countRules, withMarkers } from '../../app/server-styles.ts';
import { COMPONENT_STYLES } from './page-styles.ts';

const { mainSheet } = __PRIVATE__;
type Tag = ReturnType<typeof mainSheet.getTag>['tag'];

/**
 * Lets styled-components go on with the style element of the server. By itself it adds each of its rules again to one of
 * its own: the browser would restyle the whole page. To be called before any component is defined, whose place among the
 * rules is the server's.
 */
export function adoptServerStyles(): void {
  const element = document.querySelector<HTMLStyleElement>(`style[${SERVER_STYLES}]`);
  if (!element?.sheet) return;
  const { sheet, textContent: css } = element;
  // Development builds write text, not rules; a browser that dropped a rule counts otherwise than styled-components.
  if (!mainSheet.options.useCSSOMInjection || sheet.cssRules.length !== countRules(css)) {
    rehydrateFrom(css, element);
    element.remove();
    return;
  }
  const groups = mainSheet.getTag();
  document.querySelector(COMPONENT_STYLES)?.remove();
  // What it rehydrates is there.
  groups.tag = { ...tagOf(sheet), insertRule: () => true };
  rehydrateFrom(css, element);
  groups.tag = tagOf(sheet);
  element.dataset['styled'] = 'active';
}

/** Lets styled-components read an element that holds no rules, which it removes. */
function rehydrateFrom(css: string, after: Element): void {
  const copy = document.createElement('style');
  copy.type = 'text/plain';
  copy.dataset['styled'] = 'true';
  copy.dataset['styledVersion'] = version;
  copy.textContent = withMarkers(css);
  after.after(copy);
  mainSheet.rehydrate();
}

function tagOf(sheet: CSSStyleSheet): Tag {
  return {
    get length() {
      return sheet.cssRules.length;
    },
    insertRule(index, rule) {
      try {
        sheet.insertRule(rule, index);
        return true;
      } catch {
        return false;
      }
    },
    deleteRule(index) {
      sheet.deleteRule(index);
    },
    getRule(index) {
      return sheet.cssRules[index]?.cssText ?? '';
    },
  };
}
