import { PairText } from '@portal/i18n';
import { Dialog, Kbd, Switch, VisuallyHidden } from '@portal/ui';
import { Fragment, useState } from 'react';
import { screens } from '../screens';
import { isMac } from './is-mac';
import { paletteWords } from './palette-words';
import * as styles from './ShortcutsDialog.css';
import { printedKeys, type Shortcut, shortcutGroups, shortcuts } from './shortcuts';
import { readShortcutsOn, storeShortcutsOn } from './shortcuts-choice';

/** Lists all shortcuts by group, with the switch that turns single-key shortcuts off (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(() => readShortcutsOn(document.cookie));
  const { t, stack } = paletteWords.useWords();
  return (
    <Dialog open size="large" title={stack('help.title')} onClose={onClose}>
      <div className={styles.content}>
        <Switch
          label={t('help.single')}
          hint={stack('help.singleHint')}
          checked={areOn}
          onChange={(event) => {
            storeShortcutsOn(event.currentTarget.checked);
            setOn(event.currentTarget.checked);
          }}
        />
        <div className={styles.groups}>
          {shortcutGroups.map((group) => (
            <section key={group} data-group={group} aria-labelledby={`shortcuts-${group}`}>
              <h3 id={`shortcuts-${group}`} className={styles.heading}>
                {t(`help.group.${group}`)}
              </h3>
              <dl>
                {shortcuts
                  .filter((shortcut) => shortcut.group === group)
                  .map((shortcut) => (
                    <div key={shortcut.id} className={styles.row}>
                      <dt>
                        {shortcut.group === 'go' ? (
                          <PairText value={screens[shortcut.route].title} />
                        ) : (
                          t(`help.${shortcut.id}`)
                        )}
                      </dt>
                      <dd className={styles.keys}>
                        {!areOn && shortcut.keys[0] !== 'Mod' && (
                          <span className={styles.off}>{t('help.off')}</span>
                        )}
                        <KeysOf shortcut={shortcut} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function KeysOf({ shortcut }: { shortcut: Shortcut }) {
  const { t } = paletteWords.useWords();
  // Ctrl is held with the other key; two letters are pressed in sequence.
  const between = shortcut.keys[0] === 'Mod' ? 'help.between.held' : 'help.between.after';
  return printedKeys(shortcut, isMac()).map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <VisuallyHidden>{t(between)}</VisuallyHidden>}
      <Kbd>{key}</Kbd>
    </Fragment>
  ));
}
