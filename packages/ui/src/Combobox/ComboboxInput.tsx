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

/** Input attributes that the caller may set. */
export type ComboboxNativeProps = Omit<
  NativeProps<'input'>,
  'type' | 'name' | 'form' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'ref' | 'role' | 'list'
>;

export interface ComboboxInputHandle {
  focus: () => void;
}

export interface ComboboxInputProps {
  ref: Ref<ComboboxInputHandle>;
  native: ComboboxNativeProps;
  /** Connects the input to its label, hint and message. */
  control: FieldControl;
  /** Class names. The popup is anchored to the frame. */
  classes: { frame: string; input: string; clear: string; chevron: string };
  source: ComboboxSource;
  words: ComboboxWords;
  chosen: readonly string[];
  /** Several options can be selected. */
  multiple?: boolean;
  /** Text shown while the user is not typing. */
  text: string;
  onChoose: (option: ComboboxOption) => void;
  /** Called when the user deletes the whole text. */
  onErase?: () => void;
  /** Clears the selection; without it there is no clear button. */
  onClear?: () => void;
  /** Called on Backspace in an empty input. */
  onBackspace?: () => void;
  /** Called when focus leaves the field. */
  onLeave: () => void;
  before?: ReactNode;
}

interface Mounted {
  Popup: ComponentType<ComboboxPopupProps>;
  /** Which option becomes active first; null while the popup is rendered but hidden. */
  start: ComboboxStart | null;
}

/** The text input of a combobox and, while open, its popup. */
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
  const shouldOpen = useRef(false);
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isFixed = native.disabled || native.readOnly;
  const isOpen = mounted !== null && mounted.start !== null;
  const listId = `${control.id}-list`;

  /** Loads the popup on the first hint of use and renders it hidden, so that it opens without delay. */
  const prepare = async () => {
    const { options } = source;
    if (isFixed) return;
    const loaded = await load().catch(() => undefined);
    // A search sends no request before the list is opened.
    if (!loaded || !options) return;
    whenIdle(() => {
      loaded.prepareOptions(options);
      setMounted((now) => now ?? { Popup: loaded.ComboboxPopup, start: null });
    });
  };
  const open = async (start: ComboboxStart) => {
    if (isFixed) return;
    shouldOpen.current = true;
    if (mounted) {
      setMounted({ ...mounted, start });
      return;
    }
    // Offline the code cannot load; the field stays usable and the next key press tries again.
    const loaded = await load().catch(() => undefined);
    if (loaded && shouldOpen.current) setMounted({ Popup: loaded.ComboboxPopup, start });
  };
  const close = () => {
    shouldOpen.current = false;
    setMounted(null);
    setTyped(null);
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    // More selections may follow, often with a similar name; the next key press replaces the text.
    if (multiple) input.current?.select();
    else close();
  };

  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    // During IME composition, Enter and Escape belong to the composition.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Holding the key erases the search text only.
    if (event.key === 'Backspace' && event.currentTarget.value === '' && !event.repeat) onBackspace?.();
    if (isOpen) {
      popup.current?.onKeyDown(event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.key === 'ArrowDown') open(event.altKey ? 'chosen' : 'first');
      else if (!event.altKey) open('last');
    } else if (event.key === 'Escape' && (typed !== null || shouldOpen.current)) {
      // Escape cancels a popup that is still loading.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && typed !== null) {
      // Enter must not submit the form while the user is still searching.
      event.preventDefault();
    }
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // When the window loses focus, the typed text is kept.
    if (document.activeElement === input.current) return;
    if (typed && !multiple) {
      const exactMatch = isOpen ? popup.current?.exactMatch() : undefined;
      if (exactMatch) onChoose(exactMatch);
    }
    close();
    onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles focusout of the controls inside
    <div
      ref={frame}
      className={classes.frame}
      data-placeholder={native.placeholder}
      onBlur={onBlur}
      onMouseDown={(event) => {
        // Clicking next to the input counts as clicking the field.
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
        // The search text is not a form value.
        onInput={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          native.onClick?.(event);
          if (isOpen || isFixed) return;
          open('chosen');
          // Select the text so that typing replaces it. A click on selected text clears the selection only
          // after this handler.
          requestAnimationFrame(() => {
            // The user may have typed already.
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
            close();
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
