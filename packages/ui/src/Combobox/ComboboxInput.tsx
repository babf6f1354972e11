import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { NativeProps } from '../Field/field-props';
import type { FieldControl } from '../Field/useFieldControl';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon, CloseIcon } from '../icons';
import { whenIdle } from '../idle/whenIdle';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ComboboxPopupHandle, ComboboxPopupProps, ComboboxStart } from './ComboboxPopup';
import type { ComboboxOption, ComboboxSource, ComboboxWords } from './combobox-options';

const load = () => import('./ComboboxPopup');

/** Attributes of the input that a combobox does not decide itself. */
export type ComboboxNativeProps = Omit<
  NativeProps<'input'>,
  'type' | 'name' | 'form' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'ref' | 'role' | 'list'
>;

/** What the field around the input asks of it. */
export interface ComboboxInputHandle {
  focus: () => void;
}

export interface ComboboxInputProps {
  ref: Ref<ComboboxInputHandle>;
  native: ComboboxNativeProps;
  /** Ties the input to label, hint and message. */
  control: FieldControl;
  /** How the input looks, and the frame around it, which the popup hangs on. */
  classes: { frame: string; input: string; clear: string; chevron: string };
  source: ComboboxSource;
  words: ComboboxWords;
  /** Values of the chosen options. */
  chosen: readonly string[];
  /** Several can be chosen. */
  multiple?: boolean;
  /** What the input shows while nobody types. */
  text: string;
  onChoose: (option: ComboboxOption) => void;
  /** The text was deleted to its last letter. */
  onErase?: () => void;
  /** Takes the whole choice away; without it there is no button for that. */
  onClear?: () => void;
  /** Backspace was pressed where nothing is left to delete. */
  onBackspace?: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
  /** What stands before the input in the frame. */
  before?: ReactNode;
}

interface Mounted {
  Popup: ComponentType<ComboboxPopupProps>;
  /** Where it begins; null while it waits to be opened. */
  start: ComboboxStart | null;
}

/** The text input of a combobox and, while it is open, its list. */
export function ComboboxInput({
  ref,
  native,
  control,
  classes,
  source,
  words,
  chosen,
  multiple = false,
  text,
  onChoose,
  onErase,
  onClear,
  onBackspace,
  onLeave,
  before,
}: ComboboxInputProps) {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<ComboboxPopupHandle>(null);
  const isWanted = useRef(false);
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isFixed = Boolean(native.disabled || native.readOnly);
  const isOpen = mounted !== null && mounted.start !== null;
  const listId = `${control.id}-list`;

  /** On the first intent the list comes, thousands of names are folded and it is drawn out of sight: opening shows it. */
  const prepare = async () => {
    const { options } = source;
    if (isFixed) return;
    const loaded = await load().catch(() => undefined);
    // What is searched for is not asked of the server before somebody opens the list.
    if (!loaded || !options) return;
    whenIdle(() => {
      loaded.prepareOptions(options);
      setMounted((now) => now ?? { Popup: loaded.ComboboxPopup, start: null });
    });
  };
  const open = async (start: ComboboxStart) => {
    if (isFixed) return;
    isWanted.current = true;
    if (mounted) {
      setMounted({ ...mounted, start });
      return;
    }
    // Without a network the list cannot come; the field stays as it is and the next key tries again.
    const loaded = await load().catch(() => undefined);
    if (loaded && isWanted.current) setMounted({ Popup: loaded.ComboboxPopup, start });
  };
  const close = () => {
    isWanted.current = false;
    setMounted(null);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    // More may follow, often of the same name: what is typed stays until something else is.
    if (multiple) input.current?.select();
    else close();
  };

  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    // While a letter is put together of several keys, Enter and Escape belong to it.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
    if (isOpen) {
      popup.current?.onKeyDown(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.key === 'ArrowDown') open(event.altKey ? 'chosen' : 'first');
      else if (!event.altKey) open('last');
    } else if (event.key === 'Escape' && (typed !== null || isWanted.current)) {
      // The list is still on its way.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && typed !== null) {
      // A form is not sent by a name that is still being looked for.
      event.preventDefault();
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // Another window has the focus: one comes back to what one had typed.
    if (document.activeElement === input.current) return;
    if (typed && !multiple) {
      const called = isOpen ? popup.current?.exactMatch() : undefined;
      if (called) onChoose(called);
    }
    close();
    onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus that leaves its controls
    <div
      ref={frame}
      className={classes.frame}
      data-placeholder={native.placeholder}
      onBlur={onBlur}
      onMouseDown={(event) => {
        // Beside the input is in the field too.
        if (event.target !== event.currentTarget || isFixed) return;
        event.preventDefault();
        input.current?.focus();
        open('chosen');
      }}
    >
      {before}
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...native}
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={classes.input}
        value={typed ?? text}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '') onErase?.();
          if (!isOpen) open('chosen');
        }}
        // What is typed to find something is nothing that the form holds.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          native.onClick?.(event);
          if (isOpen || isFixed) return;
          open('chosen');
          // The next letter replaces the name. A press on selected text takes the selection away only after this.
          requestAnimationFrame(() => {
            // A quick hand has typed already.
            if (input.current?.value === text) input.current.select();
          });
        }}
        onPointerEnter={prepare}
        onFocus={(event) => {
          native.onFocus?.(event);
          prepare();
        }}
      />
      {onClear && (
        <button
          type="button"
          className={classes.clear}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <Icon of={CloseIcon} />
          <VisuallyHidden>{words.clear}</VisuallyHidden>
        </button>
      )}
      <span className={classes.chevron}>
        <Icon of={ChevronDownIcon} />
      </span>
      {mounted && frame.current && input.current && (
        <mounted.Popup
          ref={popup}
          anchor={frame.current}
          input={input.current}
          listId={listId}
          start={mounted.start}
          source={source}
          typed={typed ?? ''}
          chosen={chosen}
          multiple={multiple}
          words={words}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
