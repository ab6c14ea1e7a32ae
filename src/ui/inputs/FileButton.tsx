import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'id' | 'size' | 'variant' | 'disabled' | 'startIcon' | 'aria-describedby'> & {
  readonly label: string;
  /** Extensions and media types, separated by commas. */
  readonly accept: string;
  readonly testId: string;
  readonly onChoose: (file: File) => void;
};

/** Hides the native input, whose texts are those of the browser. */
export const FileButton = ({ label, accept, testId, onChoose, variant = 'outlined', ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()} {...button}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        data-testid={testId}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after it was corrected.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
};
